import {
  addOfficeUser,
  listAlikeUsers,
  updateOfficeUser,
} from '@maktab/client/calls/office/office-registration.generated'
import { addTenantUser } from '@maktab/client/calls/office/tenant-users.generated'
import { isPersonName, longestPersonName } from '@maktab/contracts/person-name'
import { roles as allRoles } from '@maktab/contracts/roles'
import { cleanName } from '@maktab/domain/office/office-registration'
import { grantableRoles } from '@maktab/domain/office/office-users'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { Select } from '@maktab/ui/choice/select'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { Notice } from '@maktab/ui/feedback/notice'
import { PhoneField } from '@maktab/ui/fields/phone-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Stack } from '@maktab/ui/layout/layout'
import { wallClock } from '@maktab/i18n/wall-clock'
import { useState, type ReactNode } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { genderKeys } from '#features/people/gender.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useClassChoices } from './class-choices.ts'
import { GuardianList } from './guardian-fields.tsx'
import { OfficeForm } from './office-form.tsx'
import { useOfficeDraft } from './office-draft.ts'
import { changesOf, differencesOf, emptyUser, fieldsOf, type UserFields } from './user-fields.ts'
import { useUserLabels } from './user-labels.ts'
import type { ListedUser } from './users-table.tsx'

interface UserFormProps {
  /** Undefined for somebody new. */
  readonly user: ListedUser | undefined
  readonly institution_id: number | undefined
  /** Of somebody new: for an office, so nothing is asked that a learner alone has. */
  readonly isForOffice?: boolean
  /** Reads the person again, after somebody else changed them. */
  readonly refresh: () => void
  readonly onAdded: (user: ListedUser, starting_code: string | null) => void
  readonly onSaved: () => void
}

const earliestBirth = '1900-01-01'

/** What a campus keeps of somebody, in four groups. Nothing is sent until it is saved; what is typed stays in this tab. */
export function UserForm({ user, institution_id, isForOffice = false, refresh, onAdded, onSaved }: UserFormProps) {
  const t = useT('office', 'users', 'account')
  const { active_role, user_id: own, institution_id: ownCampus, time_zone } = useSession()
  const roleName = useRoleName()
  const addingHere = useCommand(addOfficeUser)
  const addingAnywhere = useCommand(addTenantUser)
  const isAdding = addingHere.isBusy || addingAnywhere.isBusy
  const updating = useCommand(updateOfficeUser)
  const labels = useUserLabels()
  const choices = useClassChoices({ institution_id, isWanted: !isForOffice })
  const saved =
    user !== undefined ? fieldsOf(user, choices.classes) : isForOffice ? { ...emptyUser, roles: [] } : emptyUser
  const draft = useOfficeDraft<UserFields>({
    name: `user-${user?.user_id ?? (isForOffice ? 'office' : 'new')}`,
    saved,
    secret: ['identity_number'],
  })
  const [wrong, setWrong] = useState<Readonly<Partial<Record<keyof UserFields, string>>>>({})
  const [problem, setProblem] = useState<string>()
  const [refusedVersion, setRefusedVersion] = useState<string>()
  const [isOther, setOther] = useState(false)
  const [today] = useState(() => wallClock(new Date(), time_zone).date)
  const { fields, change } = draft

  const settledName = useSettled(cleanName(fields.full_name))
  const mayBeThere = settledName !== '' && (user === undefined || settledName !== user.full_name)
  const alike = useQuery(
    listAlikeUsers,
    {
      ...(institution_id !== undefined && { institution_id }),
      full_name: settledName,
      father_name: fields.father_name || null,
      date_of_birth: fields.date_of_birth || null,
      ...(user && { user_id: user.user_id }),
    },
    { enabled: mayBeThere },
  )
  // The row was read again since the refusal: both can be shown.
  const isReadAgain = refusedVersion !== undefined && user !== undefined && user.version !== refusedVersion
  const grantable = grantableRoles(active_role)
  const areRolesFixed =
    user !== undefined && (user.user_id === own || user.roles.some((role) => !grantable.includes(role)))
  const offered = areRolesFixed
    ? user.roles
    : allRoles.filter((role) => grantable.includes(role) && !(isForOffice && ['learner', 'teacher'].includes(role)))

  async function save(): Promise<void> {
    const faults = faultsOf()
    setWrong(faults)
    setProblem(undefined)
    if (Object.keys(faults).length > 0) return
    const campus = institution_id === undefined ? {} : { institution_id }
    const changes = changesOf(fields, saved)
    if (user === undefined) {
      const person = { ...changes, full_name: fields.full_name, roles: fields.roles, is_new_person: isOther }
      const answer =
        active_role === 'super_admin'
          ? await addingAnywhere.run({ ...person, institution_id: institution_id ?? ownCampus })
          : await addingHere.run({ ...campus, ...person })
      if (!answer.ok) return setProblem(explain(t, answer))
      draft.forget()
      setOther(false)
      return onAdded(answer.value.user, answer.value.starting_code)
    }
    const answer = await updating.run({
      ...campus,
      ...changes,
      user_id: user.user_id,
      version: user.version,
      is_new_person: isOther,
    })
    if (!answer.ok) {
      if ('refusal' in answer && answer.refusal === 'changed_meanwhile') {
        setRefusedVersion(user.version)
        refresh()
      }
      return setProblem(explain(t, answer))
    }
    setRefusedVersion(undefined)
    draft.forget()
    onSaved()
  }

  function faultsOf() {
    const roll = fields.roll_number.trim()
    return {
      ...(!isPersonName(cleanName(fields.full_name)) && { full_name: t('people.full_name_required') }),
      ...(fields.roles.length === 0 && { roles: t('users.role_required') }),
      ...(roll !== '' &&
        changesOf(fields, saved).roll_number === null && { roll_number: t('users.roll_number_wrong') }),
    }
  }

  const named = (some: UserFields) => ({ ...some, class_codes: choices.namesOf(some.class_codes) })
  const text = (name: TextName, label: string, more: { readonly hint?: string; readonly maxLength?: number } = {}) => (
    <TextField
      name={name}
      label={label}
      isOptional={name !== 'full_name'}
      maxLength={60}
      value={fields[name]}
      error={wrong[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      {...more}
    />
  )

  return (
    <OfficeForm
      draft={draft}
      isBusy={isAdding || updating.isBusy}
      problem={problem}
      differences={isReadAgain ? differencesOf(named(fields), named(saved), labels) : undefined}
      onSave={() => void save()}
    >
      <Group title={t('users.group_person')}>
        {text('full_name', t('people.full_name'), { maxLength: longestPersonName })}
        {text('father_name', t('users.father_name'), { maxLength: longestPersonName })}
        {text('full_name_latin', t('users.full_name_latin'), { maxLength: longestPersonName })}
        <Select
          label={t('people.gender')}
          isOptional
          placeholder="—"
          value={fields.gender}
          onChange={(event) => change({ gender: event.target.value })}
          options={([0, 1, 2] as const).map((one) => ({ value: String(one), label: t(genderKeys[one]) }))}
        />
        <DatePicker
          label={t('users.date_of_birth')}
          isOptional
          value={fields.date_of_birth}
          today={today}
          min={earliestBirth}
          max={today}
          onValueChange={(date_of_birth) => change({ date_of_birth })}
        />
        {text('identity_number', t('users.identity_number'), {
          ...(user?.identity_number_end && { hint: t('users.identity_kept', { end: user.identity_number_end }) }),
        })}
      </Group>
      <Alike
        list={mayBeThere && alike.state === 'ready' ? alike.value.list : []}
        isOther={isOther}
        onOther={setOther}
      />
      <Group title={t('users.group_school')}>
        <CheckboxGroup
          label={t('users.roles')}
          isReadOnly={areRolesFixed}
          error={wrong.roles}
          options={offered.map((role) => ({ value: role, label: roleName(role) }))}
          values={fields.roles}
          onValuesChange={(values) => change({ roles: allRoles.filter((role) => values.includes(role)) })}
        />
        {!isForOffice && (
          <>
            {text('grade', t('people.grade'))}
            {text('section', t('users.section'))}
            {text('roll_number', t('users.roll_number'), { maxLength: 4 })}
            {text('admission_number', t('users.admission_number'))}
          </>
        )}
        {!isForOffice && fields.roles.some((role) => role === 'learner' || role === 'teacher') && (
          <MultiSelect
            label={t('users.classes')}
            isOptional
            {...choices.source}
            // Before the classes are here nobody can say which of them are meant to stay.
            isDisabled={!choices.isReady}
            values={fields.class_codes}
            onValuesChange={(class_codes) => change({ class_codes })}
          />
        )}
      </Group>
      <Group title={t('users.group_contact')}>
        <PhoneField
          name="phone_number"
          label={t('people.phone_number')}
          isOptional
          value={fields.phone_number}
          onValueChange={(phone_number) => change({ phone_number })}
        />
        {text('email', t('people.email'), { maxLength: 254 })}
        {text('address', t('users.address'), { maxLength: 200 })}
      </Group>
      {!isForOffice && (
        <Card heading={t('users.guardians')}>
          <GuardianList guardians={fields.guardians} onChange={(guardians) => change({ guardians })} />
        </Card>
      )}
      <Group title={t('users.group_account')}>
        {text('username', t('people.username'), { ...(user === undefined && { hint: t('users.username_hint') }) })}
      </Group>
    </OfficeForm>
  )
}

type TextName = Exclude<keyof UserFields, 'roles' | 'guardians' | 'date_of_birth' | 'class_codes'>

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card heading={title}>
      <Grid narrowest={14}>{children}</Grid>
    </Card>
  )
}

interface AlikeProps {
  readonly list: readonly ListedUser[]
  readonly isOther: boolean
  readonly onOther: (isOther: boolean) => void
}

/** Asked before a second record of one person is made. */
function Alike({ list, isOther, onOther }: AlikeProps) {
  const t = useT('users')
  return (
    <div role="status">
      {list.length > 0 && (
        <Notice tone="warning" title={t('users.alike')}>
          <Stack gap={2}>
            <ul>
              {list.map(({ user_id, full_name, father_name, username, grade, section }) => (
                <li key={user_id}>
                  <bdi>
                    {[full_name, father_name, username, grade, section].filter((part) => part !== null).join(' · ')}
                  </bdi>
                </li>
              ))}
            </ul>
            <Checkbox
              label={t('users.alike_other')}
              checked={isOther}
              onChange={(event) => onOther(event.target.checked)}
            />
          </Stack>
        </Notice>
      )}
    </div>
  )
}
