import { isKeptPicture, type KeptPicture } from '@/components/pictures/pictures';
import { type DeliveryTyped, emptyDelivery } from '@/components/users/DeliveryFields';
import { isText } from '@/lib/browser/drafts';

/** What one writes for an event: kept on the device until it is sent. */
export interface Written {
  answer: string;
  answer1: string;
  answer2: string;
  answer3: string;
  content: string;
  pictures: KeptPicture[];
}
export const emptyWritten: Written = {
  answer: '',
  answer1: '',
  answer2: '',
  answer3: '',
  content: '',
  pictures: [],
};

/** How one can be reached: kept for the visit alone. */
export type Reached = DeliveryTyped & { instagramUsername: string };
export const emptyReached: Reached = { ...emptyDelivery, instagramUsername: '' };

const holdsTexts = (value: object, like: object) =>
  Object.entries(like).every(([name, empty]) => !isText(empty) || isText(Reflect.get(value, name)));

export const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' &&
  value !== null &&
  holdsTexts(value, emptyWritten) &&
  'pictures' in value &&
  Array.isArray(value.pictures) &&
  value.pictures.every(isKeptPicture);

export const isReached = (value: unknown): value is Reached =>
  typeof value === 'object' && value !== null && holdsTexts(value, emptyReached);

export const isDelivery = (value: unknown): value is DeliveryTyped =>
  typeof value === 'object' && value !== null && holdsTexts(value, emptyDelivery);
