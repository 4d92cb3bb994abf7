/** What others may use of legal. */
export { currentNotice, toNoticeVersion } from "./model/notices.ts";
export { PROCESSOR_KINDS, type Processor, type ProcessorKind } from "./model/processors.ts";
export { IDLE_WARNING_DAYS, RETENTION } from "./model/retention.ts";
