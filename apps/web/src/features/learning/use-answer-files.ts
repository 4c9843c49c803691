import type { AnswerFiles } from '#features/questions/answer-files.ts'
import { chosenKinds, useChosenFiles } from '../content/use-chosen-files.ts'

/** Files chosen for answers, as the forms see them. */
export function useAnswerFiles(draft: string) {
  const chosen = useChosenFiles(draft)
  const shown: AnswerFiles = {
    files: chosen.files.map(({ file_id, name, bytes, previewUrl }) => ({
      file_id,
      name,
      size_bytes: bytes.size,
      url: previewUrl ?? soundUrl(bytes),
    })),
    accept: chosenKinds,
    refusals: chosen.refusals,
    isBusy: chosen.isBusy,
    add: async (files) => (await chosen.add(files)).map(({ file_id }) => file_id),
    remove: chosen.remove,
  }
  return { chosen, shown }
}

const sounds = new WeakMap<Blob, string>()

/** Of sound, so that it can be heard before it is handed over; the same for the same bytes. */
function soundUrl(bytes: Blob): string | undefined {
  if (!/^(audio|video)\//.test(bytes.type)) return undefined
  const url = sounds.get(bytes) ?? URL.createObjectURL(bytes)
  sounds.set(bytes, url)
  return url
}
