import { BlockList, isIPv6 } from "node:net";

/** Networks of IPv4 that are nobody's on the internet (IANA's special-purpose registry). */
const NOT_PUBLIC = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** Of 2000::/3, those that are for documents or hold addresses of IPv4. */
const NOT_PUBLIC_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [network, bits] of NOT_PUBLIC) refused.addSubnet(network, bits, "ipv4");
for (const [network, bits] of NOT_PUBLIC_6) refused.addSubnet(network, bits, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** True for an address of a machine on the internet; false for all of our own network, and of none. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !refused.check(address, "ipv4");
  return global6.check(address, "ipv6") && !refused.check(address, "ipv6");
}
