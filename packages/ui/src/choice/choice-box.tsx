import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './choice-box.module.css'

interface ChoiceBoxLook {
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
}

/** The frame that looks like an input and holds one, with buttons beside it and chips before it. */
export function choiceBoxClass({ error, isDisabled, isReadOnly }: ChoiceBoxLook): string {
  return classNames(
    'flex wrap middle shrink rounded surface ink',
    styles['box'],
    error !== undefined && styles['refused'],
    isDisabled && styles['disabled'],
    isReadOnly && styles['fixed'],
  )
}

interface OpenerProps {
  readonly isOpen: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** The arrow for finger and mouse; the keyboard opens the list from the text, where the focus stays. */
export function Opener({ isOpen, isDisabled, onPress }: OpenerProps) {
  const { t } = usePartWords()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`grid rigid centred touch rounded soft ${styles['opener']}`}
      aria-label={t('fields.show_list')}
      aria-expanded={isOpen}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name="expand" size={1.125} />
    </button>
  )
}
