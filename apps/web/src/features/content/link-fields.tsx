import { mostLinks, type Link } from '@maktab/contracts/content/links'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Select } from '@maktab/ui/choice/select'
import { FieldError } from '@maktab/ui/fields/field'
import { TextField } from '@maktab/ui/fields/text-field'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useT } from '#language/use-t.ts'
import styles from './link-fields.module.css'

interface LinkFieldsProps {
  /** As they are typed; `decideLinks` says what they become. */
  readonly value: readonly Link[]
  readonly onChange: (links: Link[]) => void
  readonly error: string | undefined
}

const linkTypes = ['0', '1', '2'] as const

/** Links that go with work, a post or an event; none at first. */
export function LinkFields({ value, onChange, error }: LinkFieldsProps) {
  const t = useT('work')
  const [added, setAdded] = useState<string>()
  function add(): void {
    const link_id = newId()
    setAdded(link_id)
    onChange([...value, { link_id, link_type: 1, title: '', url: '' }])
  }
  return (
    <div className={styles['links']}>
      {value.map((link, index) => (
        <LinkEditor
          key={link.link_id}
          number={index + 1}
          value={link}
          isAdded={link.link_id === added}
          onChange={(next) => onChange(value.map((one) => (one === link ? next : one)))}
          onRemove={() => onChange(value.filter((one) => one !== link))}
        />
      ))}
      <FieldError error={error} />
      <Button icon="link" disabled={value.length >= mostLinks} onClick={add}>
        {t('links.add_link')}
      </Button>
    </div>
  )
}

interface LinkEditorProps {
  readonly number: number
  readonly value: Link
  /** Just now: its address is typed next. */
  readonly isAdded: boolean
  readonly onChange: (link: Link) => void
  readonly onRemove: () => void
}

function LinkEditor({ number, value, isAdded, onChange, onRemove }: LinkEditorProps) {
  const t = useT('work')
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAdded) address.current?.focus()
  }, [isAdded])
  const isEmbedded = value.link_type === 2
  return (
    <fieldset className={styles['link']}>
      <legend className="visually-hidden">{t('links.number', { number })}</legend>
      <Select
        label={t('links.kind')}
        options={linkTypes.map((kind) => ({ value: kind, label: t(`links.kind_${kind}`) }))}
        value={String(value.link_type)}
        onChange={({ target }) => onChange({ ...value, link_type: Number(target.value) as Link['link_type'] })}
      />
      <IconButton icon="remove" label={t('links.remove', { number })} onClick={onRemove} />
      <TextField
        ref={address}
        label={t(isEmbedded ? 'links.embed' : 'links.address')}
        hint={isEmbedded ? t('links.embed_hint') : undefined}
        maxLength={2_000}
        dir="ltr"
        value={value.url}
        onChange={({ target }) => onChange({ ...value, url: target.value })}
      />
      <TextField
        label={t('links.title')}
        isOptional
        maxLength={200}
        value={value.title}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
    </fieldset>
  )
}
