/** The pair of keys by which push services know this server: derived like every other key, the same from start to start. */
import { createECDH, hkdfSync } from 'node:crypto'

export interface VapidKeys {
  /** Base64url, as browsers and push services take them. */
  readonly publicKey: string
  readonly privateKey: string
}

export function vapidKeys(secret: string): VapidKeys {
  for (let turn = 0; ; turn++) {
    const privateKey = Buffer.from(hkdfSync('sha256', secret, '', `maktab vapid ${turn}`, 32))
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(privateKey)
    } catch {
      // Not a number of the curve: one of some four thousand million.
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
  }
}
