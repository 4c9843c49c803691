import { useState } from 'react'
import { initialsOf } from './avatar-initials.ts'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { toneClass } from './tone.ts'
import type { Tone } from './tone.ts'

interface AvatarProps {
  /** Gives the initials, and the same colour to the same person everywhere. */
  readonly name: string
  /** The person's own picture; the initials stand in where it cannot be fetched. */
  readonly imageUrl?: string | undefined
  readonly size?: 'small' | 'normal' | 'large'
  /** False beside the written name: nobody needs to hear it twice. */
  readonly isNamed?: boolean
}

const tones: readonly Tone[] = ['accent', 'info', 'success', 'warning', 'danger']

/** A person in a circle: the picture, else the initials, else a figure. */
export function Avatar({ name, imageUrl, size = 'normal', isNamed = false }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const initials = initialsOf(name)
  const isShown = imageUrl !== undefined && imageUrl !== brokenUrl
  const said = isNamed ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={classNames('grounded', styles['avatar'], styles[size], toneClass(toneOf(name)))} {...said}>
      {isShown ? (
        <img
          className={`full ${styles['picture']}`}
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : initials === '' ? (
        <Icon name="user" size={1.25} />
      ) : (
        <bdi>{initials}</bdi>
      )}
    </span>
  )
}

function toneOf(name: string): Tone {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length] ?? 'accent'
}
