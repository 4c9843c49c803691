import styles from './tone.module.css'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** Ground and ink of a tone: 4.5 to 1 or more in every theme. */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? ''
}
