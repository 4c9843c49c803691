/** The page where everybody asks whether a certificate is genuine. Full key: `verify.key`. */
export const verify = {
  title: 'Is this certificate genuine?',
  intro: 'Type the code that stands below the square of the certificate.',
  code: 'Code of the certificate',
  ask: 'Ask',
  genuine: 'Genuine',
  not_genuine: 'Not genuine',
  not_genuine_body: 'No certificate of this school has the code, or it was withdrawn. Compare each sign of it.',
  name: 'Name',
  school: 'School',
  kind: 'Kind',
  kind_leaving: 'Leaving certificate',
  issued: 'Issued on',
  too_many: 'Twenty codes a minute may be tried. Wait a moment and ask again.',
} as const
