/** Secrets that never leave the device. */
export interface SecureStore {
  /** 32 random bytes of that name: made once, whoever asks first, and the same ever after. */
  secret(name: string): Promise<Uint8Array<ArrayBuffer>>
}
