import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

export interface KeptFile {
  readonly user_id: number
  readonly sha256: string
}

/** The same file under the same id may come as often as the network wants; an id that stands for something else is not given away. */
export function decideSameFile({
  kept,
  handedOver,
}: {
  readonly kept: KeptFile
  readonly handedOver: KeptFile
}): Outcome<void, 'not_allowed'> {
  const isSame = kept.user_id === handedOver.user_id && kept.sha256 === handedOver.sha256
  return isSame ? accept(undefined) : refuse('not_allowed')
}

/** The same bytes under several ids are one file: the first of them. */
export function withoutSameBytes<F extends { readonly sha256: string }>(files: readonly F[]): readonly F[] {
  return files.filter(({ sha256 }, place) => files.findIndex((file) => file.sha256 === sha256) === place)
}

/** What one person may hand over in so many days: far above a term's photos and films, far below a school's disk. */
export const uploadQuota = { bytes: 2 * 1024 ** 3, days: 30 } as const

/** `earlier_bytes`: what the person handed over in those days, and what of theirs is arriving. Time makes room again. */
export function decideQuota({
  earlier_bytes,
  size_bytes,
}: {
  readonly earlier_bytes: number
  readonly size_bytes: number
}): Outcome<void, 'upload_quota_full'> {
  return earlier_bytes + size_bytes > uploadQuota.bytes ? refuse('upload_quota_full') : accept(undefined)
}

/**
 * Days that a file stays though nothing names it: longer than the longest holidays, in which a device whose line broke between a file and
 * the work that names it may lie in a drawer.
 */
export const daysUnnamed = 180
/** Days that the beginning of a file waits for its next part. */
export const daysArriving = 30
