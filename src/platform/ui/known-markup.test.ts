import { expect, test } from "vitest";
import { isData, isKnownMarkup, isKnownScript, toKnownMarkup } from "./known-markup.ts";

test.each([
  "",
  "Loading…",
  "<script></script>",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0L1 1" fill="currentColor"/></svg>`,
  `<div class="psv-loader-text">Loading</div>`,
  `© <a href="https://tiles.example/about" target="_blank" rel="noopener">Tiles</a> &amp; others`,
])("%s may be shown", (markup) => {
  expect(isKnownMarkup(markup)).toBe(true);
});

test.each([
  "<script>hit=1</script>",
  "<script></script><script></script>",
  `<script src="/assets/a.js"></script>`,
  "<img src=x onerror=hit=1>",
  `<img src="x">`,
  `<svg onload="hit=1">`,
  `<svg><use href="data:image/svg+xml,x"/></svg>`,
  `<svg><animate attributeName="href" values="javascript:hit=1"/></svg>`,
  `<a href="javascript:hit=1">x</a>`,
  `<a href="https://x.example" onclick="hit=1">x</a>`,
  `<a ping="https://x.example" href="https://x.example">x</a>`,
  `<iframe srcdoc="x"></iframe>`,
  `<div style="background:url(//x.example)">x</div>`,
  `<div class="a"onclick="hit=1">x</div>`,
  `<div class="a" onclick=hit=1>x</div>`,
  `<div/onclick="hit=1">x</div>`,
  "<!--x-->",
  "<p>text <",
  "<math><mi>x</mi></math>",
  "<template><p></template>",
  `<form action="/x"><button>x</button></form>`,
])("%s may not", (markup) => {
  expect(isKnownMarkup(markup)).toBe(false);
});

test("a long text that is refused at its end is refused soon", () => {
  expect(isKnownMarkup(`${`<p class="a" >x </p>`.repeat(5000)}<script>`)).toBe(false);
});

test("an attribution that is not known keeps its words, and other markup is refused", () => {
  const attribution = `<img src="https://tiles.example/logo.svg"> © Tiles <scr<b>ipt>hit=1`;
  const words = toKnownMarkup(attribution, "DOMParser parseFromString");
  expect(words?.trim().replaceAll(/\s+/g, " ")).toBe("© Tiles ipt>hit=1");
  expect(toKnownMarkup("a < b", "DOMParser parseFromString")).toBe("a &lt; b");
  expect(toKnownMarkup(attribution, "Element innerHTML")).toBeNull();
  expect(toKnownMarkup("© Tiles", "Element innerHTML")).toBe("© Tiles");
});

test.each([
  ['{"@type":"Place","name":"</script>"}', true],
  ["window.hit=1", false],
  ["[hit()]", false],
  ["", false],
])("%s as data: %s", (text, isJson) => {
  expect(isData(text)).toBe(isJson);
});

test.each([
  ["/assets/worker-1.js", true],
  ["/push.js", true],
  ["/te/push.js", false],
  ["https://plots.example/assets/worker-1.js", true],
  ["https://evil.example/assets/worker-1.js", false],
  ["//evil.example/assets/worker-1.js", false],
  ["/pictures/a.js", false],
  ["/assets/../pictures/a.js", false],
  ["data:text/javascript,hit=1", false],
  ["blob:https://plots.example/assets/1", false],
])("a worker from %s: %s", (url, isKnown) => {
  expect(isKnownScript(url, "https://plots.example")).toBe(isKnown);
});
