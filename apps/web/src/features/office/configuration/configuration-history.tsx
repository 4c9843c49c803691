import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { labelOfField } from './configuration-labels.ts'

interface ConfigurationHistoryProps {
  readonly changes: readonly {
    readonly version: number
    readonly changed_on: string
    readonly changed_by_name: string
    readonly after: object
  }[]
}

/** Who changed which fields, the newest first. */
export function ConfigurationHistory({ changes }: ConfigurationHistoryProps) {
  const t = useT('office')
  const format = useFormat()
  return (
    <section className="grid gap-2">
      <h2>{t('configuration.history')}</h2>
      {changes.length === 0 && <p className="soft">{t('configuration.no_history')}</p>}
      <ul className="grid gap-2 bare" role="list">
        {changes.map(({ version, changed_on, changed_by_name, after }) => (
          <li key={version}>
            <strong>
              <bdi>{changed_by_name}</bdi>
            </strong>{' '}
            <span className="soft">{format.dateTime(changed_on)}</span>
            <br />
            {format.list(Object.keys(after).map((field) => labelOfField(t, field)))}
          </li>
        ))}
      </ul>
    </section>
  )
}
