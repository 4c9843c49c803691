import { lettersOf, longestPost } from '@maktab/domain/stream/stream-posts'
import { announcedLeft } from '@maktab/ui/fields/character-count'
import { TextArea } from '@maktab/ui/fields/text-area'
import type { ComponentProps } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './stream.module.css'

interface PostTextProps extends Pick<ComponentProps<typeof TextArea>, 'label' | 'isOptional' | 'autoFocus' | 'rows'> {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Words of a post with the letters that are left, counted as a person counts them. Too many are kept, and said. */
export function PostText({ value, onChange, ...field }: PostTextProps) {
  const t = useT('stream')
  const left = longestPost - lettersOf(value)
  const said = announcedLeft(left, longestPost)
  return (
    <div>
      <TextArea
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={left < 0 ? t('stream.too_many_letters', { count: -left }) : undefined}
      />
      <p className={`small faint ${styles['counter']}`} aria-hidden="true">
        {t('frame.characters_left', { count: Math.max(0, left) })}
      </p>
      <span className="visually-hidden" role="status">
        {said !== undefined && left >= 0 && t('frame.characters_left', { count: said })}
      </span>
    </div>
  )
}
