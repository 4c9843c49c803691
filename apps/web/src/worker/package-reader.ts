import type { PackageRuntime } from '@maktab/contracts/content/contents'

/** Tells the learners of one device apart for a package, and says nothing else of them: the package can read it. */
export async function packageReader(user_id: number, package_sha256: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${user_id}.${package_sha256}`))
  return Array.from(new Uint8Array(bytes).subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the frame in which packages are kept may do, and most packages: run, keep things on its own origin, take forms and the pointer. Never leave, open windows or save files. */
export const packageSandbox = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock'

/**
 * What the frame of a package that is played may do. SCORM objects ask by `confirm()` whether to go on where the learner left off, and
 * tell by `alert()` what was right: without their dialogs the first is answered with no, and the second says nothing.
 */
export function sandboxOf(runtime: PackageRuntime): string {
  return runtime === 'scorm_1_2' || runtime === 'scorm_2004' ? `${packageSandbox} allow-modals` : packageSandbox
}
