import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { isKnownPushEndpoint, isPushEndpoint } from "./push-endpoint.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://agent@fcm.googleapis.com/x", false],
  ["https://127.0.0.1/x", false],
  ["https://2130706433/x", false],
  ["https://0x7f.1/x", false],
  ["https://[::1]/x", false],
  ["https://[::ffff:10.0.0.1]/x", false],
  ["https://localhost/x", false],
  ["https://database/x", false],
  ["http://127.0.0.1:9000/x", false],
  ["file:///etc/passwd", false],
  ["javascript:alert(1)", false],
  ["no address", false],
  [`https://push.example/${"a".repeat(1000)}`, false],
])("%s is taken: %s", (address, isTaken) => {
  expect(isPushEndpoint(address, false)).toBe(isTaken);
});

test("a site of one's own machine takes services of that machine, and no other's by http", () => {
  expect(isPushEndpoint("http://127.0.0.1:9000/x", true)).toBe(true);
  expect(isPushEndpoint("http://10.0.0.1:9000/x", true)).toBe(false);
  expect(isPushEndpoint("http://push.example/x", true)).toBe(false);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://wns2-sg2p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com.plots.example/x", false],
  ["https://notfcm.googleapis.com/x", false],
  ["https://push.example/x", false],
  ["http://127.0.0.1:9000/x", false],
])("%s is taken of a stranger: %s", (address, isTaken) => {
  expect(isKnownPushEndpoint(address, false)).toBe(isTaken);
});

test("a site of one's own machine takes services of that machine of strangers too, and no others", () => {
  expect(isKnownPushEndpoint("http://127.0.0.1:9000/x", true)).toBe(true);
  expect(isKnownPushEndpoint("https://push.example/x", true)).toBe(false);
});

test.each([
  ["8.8.8.8", true],
  ["172.15.0.1", true],
  ["172.32.0.1", true],
  ["2606:4700::1111", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.9.9.9", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["2001:db8::1", false],
])("%s is on the internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
