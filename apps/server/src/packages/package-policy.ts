/** Headers of the hosts that show packages: a package may do within itself what it likes, and reaches nothing else. */

/** Everything a browser asks permission for, off; what the frame allows it may use: the whole screen, and sound without a touch. */
const features = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'permissions-policy': [
    ...features.map((feature) => `${feature}=()`),
    'autoplay=(self)',
    'fullscreen=(self)',
    'sync-xhr=(self)',
  ].join(', '),
} as const

/**
 * For a package's own files. Old packages write scripts into their pages and make code from text; nothing of it comes from elsewhere
 * or goes elsewhere. `app`: the origin of the application, which shows our page, which shows the package.
 */
export function packagePolicy(app: string): string {
  return [
    `default-src 'self' data: blob:`,
    `script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' data: blob:`,
    `style-src 'self' 'unsafe-inline' data: blob:`,
    `connect-src 'self' data: blob:`,
    `frame-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `object-src 'self'`,
    `base-uri 'self'`,
    `form-action 'none'`,
    `frame-ancestors 'self' ${app}`,
  ].join('; ')
}

/** For our own page around it, which runs our own script alone, and in whose frame nothing but the package may be opened. */
export function playerPolicy(app: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self' blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${app}`,
  ].join('; ')
}
