import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { isConsumer } from '@maktab/domain/tenants/capabilities'
import { LeftToRight } from '@maktab/ui/base/bdi'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import styles from './account.module.css'
import { genderKeys } from './gender.ts'
import { ProfileForm } from './profile-form.tsx'
import { useOwnProfile } from './use-own-profile.ts'

type Profile = Output<Catalogue['readProfile']>

/** What the school knows of the person, and the way to change it. */
export function ProfileCard() {
  const t = useT('account', 'application')
  const profile = useOwnProfile()
  const [isEditing, setEditing] = useState(false)

  return (
    <Card
      heading={t('titles.profile')}
      actions={
        profile.state === 'ready' &&
        !isEditing && (
          <Button icon="edit" onClick={() => setEditing(true)}>
            {t('people.edit_profile')}
          </Button>
        )
      }
    >
      {isEditing && profile.state === 'ready' ? (
        <ProfileForm profile={profile.value} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Facts profile={profile.state === 'ready' ? profile.value : undefined} />
          {profile.state === 'loading' && <Skeleton label={t('frame.loading')} shape="lines" />}
          {(profile.state === 'failed' || profile.state === 'refused') && (
            <div className="flex wrap middle gap-3">
              <p className="small soft grow">{t('people.details_later')}</p>
              <Button icon="sync" onClick={profile.refresh}>
                {t('frame.retry')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

const nothingYet = { phone_number: null, gender: null, school_name: null, grade: null }

/** What the session says is there without a network too. */
function Facts({ profile }: { profile: Profile | undefined }) {
  const t = useT('account')
  const nameOf = useRoleName()
  const tenant = useTenant()
  const { username, email, institution_name, active_role } = useSession()
  const { phone_number, gender, school_name, grade } = profile ?? nothingYet
  return (
    <dl className={styles['facts']}>
      <Fact name={t('people.role')}>{nameOf(active_role)}</Fact>
      <Fact name={t('people.school')}>
        <bdi>{institution_name}</bdi>
      </Fact>
      <Fact name={t('people.username')}>
        <LeftToRight>{username}</LeftToRight>
      </Fact>
      {email !== null && (
        <Fact name={t('people.email')}>
          <LeftToRight>{email}</LeftToRight>
        </Fact>
      )}
      {phone_number !== null && (
        <Fact name={t('people.phone_number')}>
          <LeftToRight>{phone_number}</LeftToRight>
        </Fact>
      )}
      {gender !== null && <Fact name={t('people.gender')}>{t(genderKeys[gender])}</Fact>}
      {isConsumer(tenant, active_role) && school_name !== null && (
        <Fact name={t('people.school_name')}>
          <bdi>{school_name}</bdi>
        </Fact>
      )}
      {active_role === 'learner' && grade !== null && (
        <Fact name={t('people.grade')}>
          <bdi>{grade}</bdi>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
