import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { breakLines } from "./break-lines.ts";
import { INK } from "./look.ts";
import type { RunPlace, ShapedFont } from "./shaped-font.ts";
import {
  hasShaped,
  openScript,
  PLAIN_FONTS,
  type ScriptName,
  type TextRun,
  toRuns,
  type Weight,
} from "./typefaces.ts";

/** Space between lines of text, as a share of its size. */
const LEADING = 1.35;
/** The least of it for scripts that reach far below the line. */
const SHAPED_LEADING = 1.4;

type Element = ReturnType<PDFKit.PDFDocument["struct"]>;

/** Signs above or below a letter. */
const TAKES_NO_ROOM = /\p{Mn}/u;
/** They have no shape, and the library would write a letter that is none. */
const JOINERS = /\p{Cf}/gu;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextLook {
  readonly x: number;
  /** Top of the first line. */
  readonly y: number;
  /** Lines break at this width. */
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: "left" | "right" | "center";
  readonly leading?: number;
  /** On one line, smaller where it would not fit. */
  readonly fit?: boolean;
}

/** Nothing is made smaller than this share of its size: then lines break after all. */
const SMALLEST_FIT = 0.6;
/** What is made smaller fills this share of its line, apart from what stands beside it. */
const FILLED = 0.94;
/** A column that was given just the width of its text is wide enough. */
const ROUNDING = 0.999;

export interface PdfFacts {
  readonly title: string;
  readonly subject: string;
  /** BCP 47 tag of the language that it is in. */
  readonly lang: string;
  /** The day that the document bears: the same facts make the same bytes. */
  readonly dated: Date;
}

type ShapedTextRun = Extract<TextRun, { readonly kind: "shaped" }>;

/** A tagged PDF being written: the one owner of the document, its fonts and its structure. */
export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;
  readonly #scripts = new Map<string, ShapedFont>();
  #section: Element;

  constructor(
    { title, subject, lang, dated }: PdfFacts,
    { width, height }: Pick<Box, "width" | "height">,
  ) {
    this.doc = new PDFDocument({
      autoFirstPage: false,
      size: [width, height],
      margin: 0,
      pdfVersion: "1.7",
      subset: "PDF/UA" as never,
      tagged: true,
      displayTitle: true,
      lang,
      info: { Title: title, Subject: subject, Author: "Sthalam", CreationDate: dated },
    });
    const { doc } = this;
    this.#bytes = new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      doc.on("data", (part: Buffer) => parts.push(part));
      doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
      doc.on("error", reject);
    });
    for (const [name, file] of Object.entries(PLAIN_FONTS))
      doc.registerFont(name, readFileSync(file));
    this.#root = doc.struct("Document");
    doc.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** A new page, which is a section of its own. */
  addPage(): void {
    this.doc.addPage();
    this.#section = this.element("Sect", this.#root);
  }

  /** An element of the structure; of the page's section unless told. */
  element(type: string, parent: Element = this.#section, options: object = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** What is seen but says nothing: lines, grounds. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** A picture with words for those who cannot see it. */
  figure(alt: string, box: Box, draw: (doc: PDFKit.PDFDocument) => void): void {
    const { x, y, width, height } = box;
    const figure = this.element("Figure", undefined, {
      alt,
      bbox: [x, y, x + width, y + height],
    });
    figure.add(() => {
      this.doc.save();
      draw(this.doc);
      this.doc.restore();
    });
  }

  /** A tagged text; hands back where the next one may start. */
  write(type: string, text: string, look: TextLook, parent?: Element, options?: object): number {
    let end = look.y;
    const told = hasShaped(text) ? { ...options, actual: text } : options;
    this.element(type, parent, told).add(() => {
      end = this.draw(text, look);
    });
    return end;
  }

  /** A text within an element that is open already. */
  draw(text: string, look: TextLook): number {
    const { x, y, width, weight = "text", colour = INK, align = "left" } = look;
    const size = look.fit ? this.#fittingSize(text, look) : look.size;
    const height = look.size * leadingOf(text, look);
    const lines = breakLines(text, (line) => this.widthOf(line, size, weight) * ROUNDING <= width);
    this.doc.fillColor(colour);
    for (const [i, line] of lines.entries()) {
      const free = width - this.widthOf(line, size, weight);
      const left = align === "left" ? 0 : align === "right" ? free : free / 2;
      const baseline = y + i * height + height * 0.5 + size * 0.33;
      this.#drawLine(line, weight, { x: x + left, baseline, size });
    }
    return y + lines.length * height;
  }

  widthOf(text: string, size: number, weight: Weight = "text"): number {
    return toRuns(text, weight).reduce((sum, run) => sum + this.#runWidth(run, size, weight), 0);
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    this.doc.end();
    return this.#bytes;
  }

  #fittingSize(text: string, { width, size, weight }: TextLook): number {
    const share = width / this.widthOf(text, size, weight);
    return share >= ROUNDING ? size : size * Math.max(share * FILLED, SMALLEST_FIT);
  }

  /** Run by run, each with the font that has its letters. */
  #drawLine(line: string, weight: Weight, { x, baseline, size }: RunPlace): void {
    let left = x;
    for (const run of toRuns(line, weight)) {
      const width = this.#runWidth(run, size, weight);
      const place = { x: left, baseline, size };
      if (run.kind === "shaped") this.#drawShaped(run, weight, place);
      else this.doc.text(run.text, left, baseline, { lineBreak: false, baseline: "alphabetic" });
      left += width;
    }
  }

  /**
   * Outlines to be seen, and over them the letters unseen, to be searched and copied: one by one, since
   * the library would move signs, and signs above or below a letter without width, as readers expect.
   */
  #drawShaped({ script, text }: ShapedTextRun, weight: Weight, place: RunPlace): void {
    const { doc } = this;
    const font = this.#script(script, weight);
    const run = font.shape(text);
    font.paint(doc, run, place);
    doc.font(script).fontSize(place.size);
    const letters = [...text.replaceAll(JOINERS, "")].map((letter) => ({
      letter,
      width: TAKES_NO_ROOM.test(letter) ? 0 : doc.widthOfString(letter),
    }));
    const natural = letters.reduce((sum, { width }) => sum + width, 0);
    doc.save().translate(place.x, place.baseline);
    doc.scale((run.width * place.size) / (natural || place.size), 1).fillOpacity(0);
    let left = 0;
    for (const { letter, width } of letters) {
      doc.text(letter, left, 0, { lineBreak: false, baseline: "alphabetic" });
      left += width;
    }
    doc.restore();
  }

  /** Leaves the font of a plain run chosen. */
  #runWidth(run: TextRun, size: number, weight: Weight): number {
    if (run.kind === "shaped") return this.#script(run.script, weight).shape(run.text).width * size;
    this.doc.font(run.font).fontSize(size);
    return this.doc.widthOfString(run.text);
  }

  #script(name: ScriptName, weight: Weight): ShapedFont {
    const key = `${name}-${weight}`;
    const font = this.#scripts.get(key) ?? openScript(name, weight);
    this.#scripts.set(key, font);
    return font;
  }
}

/** On a plan each line has its place, and a leading of 1. */
function leadingOf(text: string, { leading = LEADING }: TextLook): number {
  return leading > 1 && hasShaped(text) ? Math.max(leading, SHAPED_LEADING) : leading;
}
