/** What others may use of leads, on the server. */
export { enteredBody, leadBody, slotStart, toFieldProblems } from "./api/lead-fields.server.ts";
export { type LeadDeps, leadsApi, refuseFields } from "./api/leads.server.ts";
export { visitFeedApi } from "./api/visit-feed.server.ts";
export { replyVisitRefused, visitsApi } from "./api/visits.server.ts";
export { type ChangeResult, changeLead } from "./commands/change-lead.server.ts";
export { changeVisit } from "./commands/change-visit.server.ts";
export { sendDailyNotice } from "./commands/daily-notice.server.ts";
export { enterLead } from "./commands/enter-lead.server.ts";
export {
  bindLeads,
  forgetActor,
  forgetLeads,
  moveActor,
  sweepLeads,
} from "./commands/forget-leads.server.ts";
export { joinPeople, type MeantPerson, partPeople } from "./commands/join-people.server.ts";
export { remindNextSteps } from "./commands/remind-next-steps.server.ts";
export { remindVisits } from "./commands/remind-visits.server.ts";
export { sendMessage } from "./commands/send-message.server.ts";
export { submitLead } from "./commands/submit-lead.server.ts";
export { tellWithdrawn } from "./commands/tell-withdrawn.server.ts";
export {
  endVisitFeed,
  findVisitFeed,
  makeVisitFeed,
} from "./commands/visit-feed.server.ts";
export type { LeadsContext } from "./leads-context.server.ts";
export { LEAD_MAILS } from "./mails/lead-mails.server.ts";
export { composeLeadPush } from "./mails/lead-push.server.ts";
export { parsePhone } from "./model/phone.ts";
export { visitPageOf } from "./model/visit-path.ts";
export { findAgentLead, findInbox, findNews } from "./queries/find-inbox.server.ts";
export { findLeadKind } from "./queries/find-lead-kind.server.ts";
export {
  exportJoins,
  exportLeads,
  findLeadsWhere,
  findOwnLeads,
  findSpokenContacts,
  findSpokenNumbers,
} from "./queries/find-own-leads.server.ts";
export { findPersonOf } from "./queries/find-person.server.ts";
export { findTodaysLeads } from "./queries/find-todays-leads.server.ts";
export { findVisitCalendar } from "./queries/find-visits.server.ts";
export { findSlotsFor } from "./queries/free-slots.server.ts";
export { isAnsweredInTime } from "./queries/inbox-conditions.server.ts";
export { streamLeadsCsv } from "./queries/lead-csv.server.ts";
export {
  findAddressesNow,
  findJoined,
  namingPerson,
  ofAccount,
  type PersonNamed,
} from "./queries/person-contacts.server.ts";
export { readLeadFile } from "./queries/read-lead-file.server.ts";
export { exampleValues, shippedMessage } from "./queries/shipped-messages.server.ts";
