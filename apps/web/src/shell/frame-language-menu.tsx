import { LanguageMenu } from '#language/language-menu.tsx'
import { useWalkedChoice } from '#language/walked-choice.ts'

/** In the frame, where a language is kept with the person: none is picked on the way to another. */
export function FrameLanguageMenu() {
  return <LanguageMenu isBrief choice={useWalkedChoice()} />
}
