/** A telephone number as people write it, such as "+91 90000 00000". */
export const PHONE_NUMBER = /^\+?[\d ()-]{8,20}$/;
