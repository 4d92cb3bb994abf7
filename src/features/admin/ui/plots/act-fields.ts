import type { PlotAct } from "#features/projects/index.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { readIndiaField } from "#lib/time/time.ts";
import type { ActFields } from "./use-plot-acts.ts";

/** What the call takes, of what a form of an act has; moments are by the clock of India. */
export function fieldsOf(act: PlotAct, form: FormData): ActFields {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const buyer = { name: read("buyer"), contact: read("contact") };
  switch (act) {
    case "hold":
      return { buyer, until: readIndiaField(read("until")) };
    case "extend":
      return { until: readIndiaField(read("until")) };
    case "book":
    case "sell":
      return { buyer: buyer.name === "" && buyer.contact === "" ? null : buyer };
    case "price": {
      const rupees = Number(toLatinDigits(read("rupees")).replaceAll(/[,\s₹]/g, ""));
      const price = { per: read("per"), rupees };
      return { price, from: readIndiaField(read("from")) };
    }
    default:
      return {};
  }
}
