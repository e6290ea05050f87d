/** This device's share in the luck of every deal: 32 random bytes in hex. */

export const salt: string = [...crypto.getRandomValues(new Uint8Array(32))]
  .map((byte) => byte.toString(16).padStart(2, "0"))
  .join("");
