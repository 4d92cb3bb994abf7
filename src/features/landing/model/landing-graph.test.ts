import { expect, test } from "vitest";
import { toLandingGraph } from "./landing-graph.ts";

const SITE = {
  origin: "https://plots.example",
  sample: false,
  supportPhone: "+91 877 2222222",
  infoEmail: "us@plots.example",
  postalAddress: "14 Tilak Road, Tirupati 517501",
};

/** The agent as search engines are told of it. */
function agentOf(site: typeof SITE) {
  const graph = toLandingGraph({
    site: site as never,
    language: "en",
    description: "Plots",
    home: { name: "Home", url: "https://plots.example/" },
    searchUrl: "https://plots.example/searchProperties",
    serves: ["Vijayawada"],
  }) as { readonly "@graph": readonly { readonly "@type": string; readonly address?: object }[] };
  return graph["@graph"].find((part) => part["@type"] === "RealEstateAgent");
}

test("the office's address is told as it is written, in no other town", () => {
  expect(agentOf(SITE)?.address).toEqual({
    "@type": "PostalAddress",
    streetAddress: "14 Tilak Road, Tirupati 517501",
    addressCountry: "IN",
  });
});

test("a sample has no address for machines", () => {
  expect(agentOf({ ...SITE, sample: true })).not.toHaveProperty("address");
});
