import { testSeeds } from './outbox-seeds.ts'

testSeeds('odd')
