import { Brand } from '@maktab/ui/layout/brand'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { StatePanel } from '@maktab/ui/feedback/state-panel'
import { WelcomeFrame } from '@maktab/ui/layout/welcome-frame'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { LanguageMenu } from '#language/language-menu.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useLogo } from '#page/use-logo.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import styles from './migration.module.css'
import type { PendingMigration } from '#features/schools/pending-migration.ts'
import { useMigration } from '#features/schools/use-migration.ts'

interface MigrationScreenProps {
  readonly pending: PendingMigration
  /** The person goes on to the dashboard. */
  readonly onEntered: () => void
  /** … without having moved. */
  readonly onPutOff: () => void
}

/** The move of a learner or a teacher: what will be, how far it is, and what to do where it failed (seed 000 §2, §8). */
export function MigrationScreen({ pending, onEntered, onPutOff }: MigrationScreenProps) {
  const { state, tryAgain } = useMigration(pending, onEntered)
  if (state.stage === 'failed') return <FailedMigration pending={pending} onEntered={onEntered} />
  return (
    <MigrationFrame pending={pending}>
      <MigrationPath pending={pending} />
      {state.stage === 'waits for work' || state.stage === 'waits for network' ? (
        <WaitingMigration
          waiting={state.stage === 'waits for work' ? state.waiting : 0}
          onRetry={tryAgain}
          onPutOff={onPutOff}
        />
      ) : (
        <MigrationProgress stage={state.stage} />
      )}
    </MigrationFrame>
  )
}

function isToCampus({ migration_type }: PendingMigration): boolean {
  return migration_type === 1 || migration_type === 3
}

function useMigrationTitle(pending: PendingMigration): string {
  const t = useT('notices')
  if (isToCampus(pending)) return t('migration.campus_title')
  return pending.migration_type === 0 ? t('migration.section_title') : t('migration.classes_title')
}

/** The page before the dashboard, with the move on it as the one thing that can be answered. */
function MigrationFrame({ pending, children }: { readonly pending: PendingMigration; readonly children: ReactNode }) {
  const tenant = useTenant()
  const logo = useLogo()
  const id = useId()
  const title = useMigrationTitle(pending)
  return (
    <WelcomeFrame brand={<Brand name={tenant.name} logoUrl={logo} />} landing={null} languageMenu={<LanguageMenu />}>
      <Title of={title} />
      <div className="grid gap-4" role="dialog" aria-modal="true" aria-labelledby={id}>
        <h1 id={id}>{title}</h1>
        {children}
      </div>
    </WelcomeFrame>
  )
}

function MigrationPath({ pending }: { readonly pending: PendingMigration }) {
  const t = useT('home', 'notices')
  const format = useFormat()
  const { plan, migration_type } = pending
  const place = (section: string | null) =>
    plan.grade === null || section === null
      ? undefined
      : t('schools.class_place', { grade: format.digits(plan.grade), section })
  const classes = plan.classes.map((one) => className(one, t, format))
  const stays = isToCampus(pending)
    ? t('migration.stays_campus', { school: plan.from_institution_name })
    : t(migration_type === 0 ? 'migration.stays_section' : 'migration.stays_classes')
  return (
    <>
      <ol className={`bare ${styles['path']}`} role="list">
        {(isToCampus(pending) || plan.from_section !== null) && (
          <MigrationPlace
            word={t('migration.until_now')}
            school={isToCampus(pending) ? plan.from_institution_name : undefined}
            section={place(plan.from_section)}
          />
        )}
        <MigrationPlace
          word={t('migration.from_now_on')}
          school={isToCampus(pending) ? plan.to_institution_name : undefined}
          section={place(plan.to_section)}
          classes={classes}
          isTarget
        />
      </ol>
      <p className="soft">{stays}</p>
    </>
  )
}

interface MigrationPlaceProps {
  readonly word: string
  readonly school: string | undefined
  readonly section: string | undefined
  readonly classes?: readonly string[]
  readonly isTarget?: boolean
}

function MigrationPlace({ word, school, section, classes = [], isTarget = false }: MigrationPlaceProps) {
  const t = useT('notices')
  return (
    <li className={`grid gap-1 relative ${styles['place']} ${isTarget ? (styles['target'] ?? '') : ''}`}>
      <span className="small soft">{word}</span>
      {school !== undefined && (
        <strong className="break">
          <bdi>{school}</bdi>
        </strong>
      )}
      {section !== undefined && (
        <span>
          <bdi>{section}</bdi>
        </span>
      )}
      {classes.length > 0 && (
        <ul
          className={`flex wrap gap-2 bare ${styles['classes']}`}
          role="list"
          aria-label={t('migration.classes_there')}
        >
          {classes.map((name, index) => (
            <li key={`${index} ${name}`} className={`small ${styles['class']}`}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function MigrationProgress({ stage }: { readonly stage: 'sending' | 'moving' | 'done' }) {
  const t = useT('notices')
  const words = t(`migration.${stage}`)
  return (
    <div className="grid gap-2">
      <ProgressBar label={words} {...(stage === 'done' && { value: 100 })} />
      <p role="status">{words}</p>
    </div>
  )
}

function WaitingMigration({
  waiting,
  onRetry,
  onPutOff,
}: {
  readonly waiting: number
  readonly onRetry: () => void
  readonly onPutOff: () => void
}) {
  const t = useT('notices')
  return (
    <div className="grid gap-4">
      <div role="status">
        <Notice tone="warning">
          {waiting > 0 ? t('migration.waits_for_work', { count: waiting }) : t('migration.waits_for_network')}
        </Notice>
      </div>
      <div className="flex wrap gap-3">
        <Button variant="primary" icon="sync" onClick={onRetry}>
          {t('frame.retry')}
        </Button>
        <Button onClick={onPutOff}>{t('migration.put_off')}</Button>
      </div>
    </div>
  )
}

/** Nothing was changed: the person goes on where they were and is asked again at the next sign-in, or leaves. */
function FailedMigration({ pending, onEntered }: Omit<MigrationScreenProps, 'onPutOff'>) {
  const t = useT('application', 'notices')
  const tenant = useTenant()
  const logo = useLogo()
  const { session, signOut } = useConnection()
  const goOn = () => {
    session.change({ migration_type: -1, migration_json: null })
    onEntered()
  }
  return (
    <WelcomeFrame brand={<Brand name={tenant.name} logoUrl={logo} />} landing={null} languageMenu={<LanguageMenu />}>
      <Title of={t('refusals.migration_failed_title')} />
      <StatePanel
        emblem="error"
        icon="error"
        level={1}
        isAlert
        title={t('refusals.migration_failed_title')}
        actions={
          <>
            <Button variant="primary" onClick={goOn}>
              {t(
                isToCampus(pending)
                  ? 'migration.continue_campus'
                  : pending.migration_type === 0
                    ? 'migration.continue_section'
                    : 'migration.continue_classes',
              )}
            </Button>
            <Button onClick={() => void signOut()}>{t('frame.close')}</Button>
          </>
        }
      >
        <p>{t('refusals.migration_failed_description')}</p>
      </StatePanel>
    </WelcomeFrame>
  )
}
