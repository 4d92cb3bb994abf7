import { randomUUID } from "node:crypto";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Metrics } from "#server/observability/metrics.ts";
import { addressOf } from "#server/requests/page-request.ts";
import type {
  networkContext,
  Rendering,
  renderingContext,
  Services,
  servicesContext,
} from "#services.ts";
import { type KnownPage, takeMarks } from "./own-scripts.ts";
import { type PageAddresses, pageAddresses } from "./page-address.ts";

/** The contexts as the pages' own bundle knows them. */
interface ContextKeys {
  readonly servicesContext: typeof servicesContext;
  readonly renderingContext: typeof renderingContext;
  readonly networkContext: typeof networkContext;
}

interface PreparedBuild {
  readonly build: ServerBuild;
  readonly handle: RequestHandler;
  readonly addresses: PageAddresses;
}

interface Asked {
  readonly request: Request;
  readonly network: string;
}

interface RendererParts {
  readonly loadBuild: () => Promise<ServerBuild> | ServerBuild;
  readonly services: Services;
  readonly metrics: Metrics | null;
  /** What is done to each page before it is sent. */
  readonly finish: (page: KnownPage) => KnownPage;
}

/** Renders by a build; what is costly to make of it is made once for each build. */
export function pageRenderer({ loadBuild, services, metrics, finish }: RendererParts) {
  let prepared: PreparedBuild | null = null;
  const prepare = async (): Promise<PreparedBuild> => {
    const build = await loadBuild();
    if (prepared?.build === build) return prepared;
    const handle = createRequestHandler(build, process.env.NODE_ENV);
    prepared = { build, handle, addresses: pageAddresses(build) };
    return prepared;
  };
  return {
    /** The one address of all that show the same page as this one. */
    canonicalOf: async (address: string) => (await prepare()).addresses.canonicalOf(address),
    /** `page` is null for what is no page: a redirect, or data for the app. */
    render: async ({ request, network }: Asked) => {
      const { build, handle, addresses } = await prepare();
      const start = performance.now();
      const path = addressOf(request).split("?", 1)[0] ?? "/";
      const pattern = metrics ? addresses.patternOf(path) : "";
      const keys = build.entry.module as unknown as ContextKeys;
      const rendering: Rendering = { html: null, mark: randomUUID() };
      const context = new RouterContextProvider();
      context.set(keys.servicesContext, services);
      context.set(keys.renderingContext, rendering);
      context.set(keys.networkContext, network);
      const response = await handle(request, context);
      metrics?.pageRendered(pattern, (performance.now() - start) / 1000);
      const { html, mark } = rendering;
      const page = html === null ? null : finish(takeMarks(html, mark));
      return { response, page, pattern };
    },
  };
}
