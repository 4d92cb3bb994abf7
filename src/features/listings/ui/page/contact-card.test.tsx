import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { ContactCard } from "./contact-card.tsx";

type Agent = Partial<ListingDetails["listing"]["ownerAgent"]>;

/** The card of an agent on a page of an address. */
function markupOf(agent: Agent, path = "/"): string {
  const ownerAgent = {
    name: "Ravi",
    phone: "",
    email: "",
    company: "",
    experience: "",
    specialization: "",
  };
  const details = {
    listing: { mlsNumber: "P1", ownerAgent: { ...ownerAgent, ...agent } },
    summary: { mlsNumber: "P1", name: "Green Meadows", isSoldOut: false },
  } as unknown as ListingDetails;
  const Component = () => (
    <I18nProvider i18n={wordsIn("en", {})}>
      <ContactCard details={details} request={null} />
    </I18nProvider>
  );
  const Page = createRoutesStub([{ id: "root", path, Component }]);
  const site = {
    origin: "https://a.example",
    supportPhone: "+91 866 1111111",
    whatsappNumber: "1",
  };
  const hydrationData = { loaderData: { root: { site } } };
  return renderToStaticMarkup(<Page initialEntries={[path]} hydrationData={hydrationData} />);
}

/** What it says, without its markup. */
const cardOf = (agent: Agent) => markupOf(agent).replaceAll(/<[^>]*>/g, " ");

test("the number is there to read, whatever else is known of the agent", () => {
  expect(cardOf({ phone: "+91 98480 22338" })).toContain("+91 98480 22338");
  const known = cardOf({ phone: "+91 98480 22338", company: "Delta Homes", experience: "9 years" });
  expect(known).toContain("Delta Homes · 9 years");
  expect(known).toContain("+91 98480 22338");
});

test("an agent without a number of their own is reached by the site's", () => {
  expect(cardOf({ specialization: "Open plots" })).toContain("+91 866 1111111");
});

test("an agent's address is there to read where one is known", () => {
  expect(cardOf({ email: "ravi@deltahomes.example" })).toContain("ravi@deltahomes.example");
  expect(cardOf({})).not.toContain("@");
});

test("a chat begins with the page as it is read, in its language", () => {
  const page = (path: string) => encodeURIComponent(`https://a.example${path}property/P1`);
  expect(markupOf({}, "/te/property/P1")).toContain(page("/te/"));
  expect(markupOf({}, "/property/P1")).toContain(page("/"));
});
