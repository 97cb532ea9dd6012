import { defineBlock } from '../block'
import { CollectionList } from './CollectionList'
import { mapCollectionList } from './map-collection-list'

export const block = defineBlock(mapCollectionList, CollectionList)
