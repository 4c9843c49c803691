/** What each version brought, the newest first; the texts are messages. A version is added here when it is given out. */
export const releases = [
  {
    version: '0.1.0',
    changes: [
      'pages.release_1_lessons',
      'pages.release_1_assignments',
      'pages.release_1_languages',
      'pages.release_1_dashboards',
    ],
  },
] as const
