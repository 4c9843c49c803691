/** The privacy policy of the regional instance (seed 000 §2, §9). It is in force in English, and therefore no message with translations. */

export interface Policy {
  readonly title: string
  readonly updated: string
  readonly introduction: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** `name`: of the tenant. */
export function regionalPolicy(name: string): Policy {
  return {
    title: 'Privacy policy',
    updated: 'Last updated: December 2023',
    introduction: `${name} offers this platform to the public schools of the province. This policy says which data it keeps about learners, teachers and staff, why, and for how long.`,
    sections: [
      {
        heading: 'Data we keep',
        text: 'Name, username, role, school, grade and classes; an email address and a phone number where they were given; and what is done on the platform: lessons, answers, work handed in, marks and attendance.',
      },
      {
        heading: 'Why we keep them',
        text: 'To teach, to mark, and to show each school and the province how teaching goes. The data are not sold, and no advertisements are shown.',
      },
      {
        heading: 'Who sees them',
        text: 'The person themselves, their teachers, the heads of their school and, as figures over many people, the heads of the region. Whoever keeps our servers works under our instructions.',
      },
      {
        heading: 'On your device',
        text: 'Your session, your language, and what you download for use without internet. Downloaded lessons are encrypted.',
      },
      {
        heading: 'Children',
        text: 'Accounts of children are created by their schools, which answer for the consent of parents or guardians.',
      },
      {
        heading: 'Removal of an account',
        text: 'Whoever asks for it has their account removed within two months of the request. Accounts that nobody used for a year may be deleted.',
      },
      {
        heading: 'Contact',
        text: 'Ask your school, or write to the office of the platform.',
      },
    ],
  }
}
