/** The first run: who opens the address that the start of the server printed makes the first school; everybody else reads how to begin. */
import { readConfiguration } from '@maktab/client/calls/tenants/configuration.generated'
import { LinkButton } from '@maktab/ui/base/button'
import { OopsState } from '@maktab/ui/feedback/states'
import { useEffect, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { EntranceFrame } from '#features/access/entrance-frame.tsx'
import { SetupForm } from '#features/schools/setup-form.tsx'
import { Done, StepHeading } from '#features/access/way-in-parts.tsx'
import { useT } from '#language/use-t.ts'

/** What is known of this installation: whether it has a school. */
type Installation = 'asking' | 'unreachable' | 'empty' | 'begun' | 'just begun'

export function SetupScreen() {
  const t = useT('pages')
  const { client } = useConnection()
  const [installation, setInstallation] = useState<Installation>('asking')
  // Behind the #: it is sent to no server before the form is.
  const [code] = useState(() => location.hash.slice(1))

  useEffect(() => {
    if (installation !== 'asking') return undefined
    let isLeft = false
    const look = async () => {
      const { answer } = await client.ask(readConfiguration, { domain_name: location.hostname })
      if (!isLeft) setInstallation(!answer.ok ? 'unreachable' : answer.value.list.length === 0 ? 'empty' : 'begun')
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [client, installation])

  return (
    <EntranceFrame title={t('setup.title')}>
      {installation === 'asking' ? (
        <p role="status">{t('frame.loading')}</p>
      ) : installation === 'unreachable' ? (
        <OopsState onRetry={() => setInstallation('asking')} />
      ) : installation === 'just begun' ? (
        <Done title={t('setup.done_title')}>
          <p>{t('setup.done_body')}</p>
          <ToLogin />
        </Done>
      ) : installation === 'begun' ? (
        <>
          <StepHeading>{t('setup.begun_title')}</StepHeading>
          <p>{t('setup.begun_body')}</p>
          <ToLogin />
        </>
      ) : code === '' ? (
        <>
          <StepHeading>{t('setup.waiting_title')}</StepHeading>
          <p>{t('setup.waiting_body')}</p>
        </>
      ) : (
        <>
          <StepHeading>{t('setup.title')}</StepHeading>
          <p className="soft">{t('setup.intro')}</p>
          <SetupForm
            code={code}
            onBegun={() => {
              // A code that was used stands in no history.
              history.replaceState(null, '', '/setup')
              setInstallation('just begun')
            }}
            onTooLate={() => setInstallation('begun')}
          />
        </>
      )}
    </EntranceFrame>
  )
}

/** The page comes anew from the server, with the school in it. */
function ToLogin() {
  const t = useT()
  return (
    <LinkButton variant="primary" size="wide" href="/login">
      {t('access.login')}
    </LinkButton>
  )
}
