/** A telephone number as people write it, such as "+91 90000 00000". */
export const PHONE_NUMBER = /^\+?[\d ()-]{8,20}$/;

const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** "+919876543210" → "+91 98765 43210"; numbers of other countries as they are. */
export function groupPhone(phone: string): string {
  return phone.replace(INDIAN, "+91 $1 $2");
}
