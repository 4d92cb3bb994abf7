import type { HeadFigures } from "#features/listings/index.ts";
import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import {
  plotFacing,
  plotNumber,
  plotSides,
  plotSize,
  plotStatus,
  type Read,
  rateOfMoney,
  roadWidth,
  sumOfMoney,
  yesNo,
} from "./plot-cells.ts";

/** What a row of a table says of a plot; a rate makes a price where there is none. */
export interface PlotRowValues extends ListedPlot {
  /** Rupees for each sq yd. */
  readonly rate: number | null;
}

/** The units that the head of a column names for what stands below it. */
export interface HeadUnits extends HeadFigures {
  /** Lengths are in metres, not in feet. */
  readonly isMetres: boolean;
}
const NO_UNITS: HeadUnits = { unit: null, times: null, isMetres: false };

interface Column<Value> {
  /** How people head it, in three languages, as `normalHeader` gives heads, without units. */
  readonly words: readonly string[];
  readonly read: (text: string, units?: HeadUnits) => Read<Value>;
}

/** The columns of a table of plots; all but the first two may be left out. */
export const PLOT_COLUMNS = {
  number: {
    words: [
      "plot",
      "plot number",
      "plot no",
      "plot nos",
      "plot id",
      "number",
      "plot #",
      "unit",
      "ప్లాట్",
      "ప్లాట్ నంబరు",
      "ప్లాట్ నం",
      "ప్లాట్ నెంబర్",
      "प्लॉट",
      "प्लॉट नंबर",
      "प्लॉट नं",
      "प्लॉट संख्या",
    ],
    read: plotNumber,
  },
  sqYards: {
    words: [
      "size",
      "sq yd",
      "sq yards",
      "sq yds",
      "area",
      "plot size",
      "plot area",
      "extent",
      "square yards",
      "gajalu",
      "yards",
      "plot extent",
      "size of plot",
      "గజాలు",
      "చదరపు గజాలు",
      "విస్తీర్ణం",
      "సైజు",
      "పరిమాణం",
      "वर्ग गज",
      "गज",
      "क्षेत्रफल",
      "आकार",
      "साइज़",
    ],
    read: (text, { unit } = NO_UNITS) => plotSize(text, unit),
  },
  sides: {
    words: [
      "sides",
      "dimensions",
      "dimension",
      "plot dimensions",
      "measurements",
      "size l x b",
      "కొలతలు",
      "భుజాలు",
      "माप",
      "नाप",
      "भुजाएँ",
    ],
    read: (text, { isMetres } = NO_UNITS) => plotSides(text, isMetres),
  },
  facing: {
    words: ["facing", "plot facing", "direction", "ముఖం", "దిక్కు", "ఫేసింగ్", "दिशा", "मुख", "फेसिंग"],
    read: plotFacing,
  },
  roadFeet: {
    words: [
      "road",
      "road width",
      "width of road",
      "రోడ్డు",
      "రోడ్డు వెడల్పు",
      "सड़क",
      "सड़क की चौड़ाई",
      "रोड",
    ],
    read: (text, { isMetres } = NO_UNITS) => roadWidth(text, isMetres),
  },
  corner: {
    words: ["corner", "is corner", "corner plot", "మూల", "కార్నర్", "कोना", "कॉर्नर"],
    read: yesNo,
  },
  parkSide: {
    words: [
      "park side",
      "park",
      "park facing",
      "beside park",
      "పార్కు పక్కన",
      "పార్క్",
      "पार्क",
      "पार्क के पास",
    ],
    read: yesNo,
  },
  status: {
    words: ["status", "availability", "sale status", "స్థితి", "स्थिति"],
    read: plotStatus,
  },
  priceRupees: {
    words: [
      "price",
      "plot price",
      "total price",
      "cost",
      "plot cost",
      "amount",
      "value",
      "total",
      "ధర",
      "మొత్తం ధర",
      "ప్లాట్ ధర",
      "कीमत",
      "कुल कीमत",
      "मूल्य",
    ],
    read: (text, { times } = NO_UNITS) => sumOfMoney(text, times),
  },
  rate: {
    words: [
      "rate",
      "price per sq yd",
      "price per sq yard",
      "rate per sq yd",
      "rate per sq yard",
      "price per",
      "rate per",
      "price per yard",
      "rate per yard",
      "unit rate",
      "per sq yd",
      "గజం ధర",
      "చదరపు గజం ధర",
      "दर",
      "प्रति गज दर",
      "प्रति वर्ग गज",
    ],
    read: (text, figures = NO_UNITS) => rateOfMoney(text, figures),
  },
} as const satisfies { readonly [Name in keyof PlotRowValues]: Column<PlotRowValues[Name]> };

/** What a column of a table of plots is read into. */
export type PlotTarget = keyof typeof PLOT_COLUMNS;
export const PLOT_TARGETS = Object.keys(PLOT_COLUMNS) as PlotTarget[];
