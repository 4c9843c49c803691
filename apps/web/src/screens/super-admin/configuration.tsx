import { readEditedConfiguration } from '@maktab/client/calls/tenants/edited-configuration.generated'
import { Stack } from '@maktab/ui/layout/layout'
import { LastBackup } from '#features/office/configuration/last-backup.tsx'
import { ConfigurationForm } from '#features/office/configuration/configuration-form.tsx'
import { ConfigurationHistory } from '#features/office/configuration/configuration-history.tsx'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

/** The tenant's configuration, edited by its super admin: looks, texts, languages, rules, licences; with its history. */
export function ConfigurationScreen() {
  const t = useT('office')
  const read = useQuery(readEditedConfiguration, {})
  return (
    <Stack gap={5}>
      <header className="grid gap-1">
        <h1>{t('configuration.title')}</h1>
        <p className="soft">{t('configuration.intro')}</p>
      </header>
      <CallState of={read} shape="card">
        {({ version, configuration, changes, last_backup }) => (
          <>
            <LastBackup of={last_backup} />
            <ConfigurationForm
              version={version}
              saved={configuration}
              onReadAgain={() => read.state === 'ready' && read.refresh()}
            />
            <ConfigurationHistory changes={changes} />
          </>
        )}
      </CallState>
    </Stack>
  )
}
