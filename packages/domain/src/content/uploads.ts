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
