import { Button, LinkButton } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { LeftToRight } from '@maktab/ui/base/bdi'
import { useEffect, useState } from 'react'
import { defaultVersion, isNewer, isPutOff, putOff, readOffered } from './android-version.ts'
import type { OfferedVersion } from './android-version.ts'
import { platformOf } from '#browser/platform.ts'
import { useT } from '#language/use-t.ts'

const versionFile = '/androidapp/version.json'

/** In the packaged application on Android, when the school offers a newer one: update now, or download later (seed 000 §2). */
export function AndroidUpdate() {
  const t = useT('updates')
  const [offered, setOffered] = useState<OfferedVersion>()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const isAndroidApp = platformOf(document) === 'mobile' && /Android/i.test(navigator.userAgent)
    if (!isAndroidApp || isPutOff(Date.now())) return
    let isHere = true
    async function look(): Promise<void> {
      const found = await askOffered()
      if (
        !isHere ||
        found === undefined ||
        !isNewer(found.version, document.documentElement.dataset['version'] ?? defaultVersion)
      )
        return
      setOffered(found)
      setAsking(true)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [])

  function later(): void {
    putOff(Date.now())
    setAsking(false)
  }

  return (
    <Dialog
      isOpen={isAsking}
      onClose={later}
      heading={t('updates.heading')}
      size="small"
      actions={
        <>
          <Button data-first-focus onClick={later}>
            {t('updates.later')}
          </Button>
          <LinkButton variant="primary" icon="downloads" href={offered?.url ?? ''} onClick={() => setAsking(false)}>
            {t('updates.now')}
          </LinkButton>
        </>
      }
    >
      <p>{t('updates.body')}</p>
      <p className="soft">
        {t('updates.version')} <LeftToRight>{offered?.version}</LeftToRight>
      </p>
    </Dialog>
  )
}

async function askOffered(): Promise<OfferedVersion | undefined> {
  try {
    const response = await fetch(versionFile, { cache: 'no-store' })
    return response.ok ? readOffered(await response.text()) : undefined
  } catch {
    return undefined
  }
}
