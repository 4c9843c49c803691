/** Strokes of the pictures that stand on the way in, which carries no others. */
export const entranceIconPaths = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M3.5 3.5l17 17M9 6.1a9 9 0 0 1 3-.6c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 8a16 16 0 0 0-3.5 4s3.5 6.5 9.5 6.5a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4 4',
  error: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16.2v.1',
  language: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  school: 'M3.5 20.5h17M5.5 20V9.5L12 5l6.5 4.5V20M10 20v-4.5h4V20M12 5V2.5M12 10.5v.1',
  external: 'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M17 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10',
} as const
