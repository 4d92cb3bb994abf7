import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { INK } from "./look.ts";

/** By the name that the document knows them by. */
const FONTS = {
  text: new URL("./fonts/text.ttf", import.meta.url),
  strong: new URL("./fonts/strong.ttf", import.meta.url),
  "text-rupee": new URL("./fonts/text-rupee.ttf", import.meta.url),
  "strong-rupee": new URL("./fonts/strong-rupee.ttf", import.meta.url),
} as const;
const RUPEE = "₹";
/** Space between lines of text, as a share of its size. */
const LEADING = 1.35;

export type Weight = "text" | "strong";
type Element = ReturnType<PDFKit.PDFDocument["struct"]>;

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
}

export interface PdfFacts {
  readonly title: string;
  readonly subject: string;
  /** The day that the document bears: the same facts make the same bytes. */
  readonly dated: Date;
}

/** A tagged PDF being written: the one owner of the document, its fonts and its structure. */
export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;
  #section: Element;

  constructor(
    { title, subject, dated }: PdfFacts,
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
      lang: "en",
      info: { Title: title, Subject: subject, Author: "Sthalam", CreationDate: dated },
    });
    const { doc } = this;
    this.#bytes = new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      doc.on("data", (part: Buffer) => parts.push(part));
      doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
      doc.on("error", reject);
    });
    for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, readFileSync(file));
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
    this.element(type, parent, options).add(() => {
      end = this.draw(text, look);
    });
    return end;
  }

  /** A text within an element that is open already. */
  draw(text: string, look: TextLook): number {
    const { x, y, width, size, weight = "text", colour = INK, align = "left" } = look;
    const height = size * (look.leading ?? LEADING);
    const lines = this.#breakLines(text, width, size, weight);
    this.doc.fillColor(colour);
    for (const [i, line] of lines.entries()) {
      const free = width - this.widthOf(line, size, weight);
      const left = align === "left" ? 0 : align === "right" ? free : free / 2;
      this.#drawLine(line, x + left, y + i * height + height * 0.5 + size * 0.33, size, weight);
    }
    return y + lines.length * height;
  }

  widthOf(text: string, size: number, weight: Weight = "text"): number {
    return toRuns(text).reduce((sum, run) => sum + this.#runWidth(run, size, weight), 0);
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    this.doc.end();
    return this.#bytes;
  }

  /** The rupee has a font of its own: a line is drawn run by run. */
  #drawLine(line: string, x: number, baseline: number, size: number, weight: Weight): void {
    let left = x;
    for (const run of toRuns(line)) {
      const width = this.#runWidth(run, size, weight);
      this.doc.text(run, left, baseline, { lineBreak: false, baseline: "alphabetic" });
      left += width;
    }
  }

  #runWidth(run: string, size: number, weight: Weight): number {
    this.doc.font(run === RUPEE ? `${weight}-rupee` : weight).fontSize(size);
    return this.doc.widthOfString(run);
  }

  #breakLines(text: string, width: number, size: number, weight: Weight): string[] {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.widthOf(longer, size, weight) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

function toRuns(text: string): string[] {
  return text.split(/(₹)/).filter(Boolean);
}
