import type { Messages } from '../keys.ts'

export const tour = {
  replay_title: 'د پاڼو پېژندنه',
  replay_body: 'لومړی ځل چې یوه پاڼه پرانیزئ، درښيي چې څه چېرې دي. بیا یې هم لیدلی شئ.',
  replay: 'بیا یې راوښایئ',
  replayed: 'بل ځل چې یوه پاڼه پرانیزئ، درښيي چې څه چېرې دي.',
  replay_offline: 'دا انټرنېټ ته اړتیا لري. هېڅ بدل نه شول.',
} satisfies Messages<'tour'>
