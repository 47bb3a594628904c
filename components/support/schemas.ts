import { formPictures } from '@/components/pictures/storedPicture';
import { supportSchemas } from '@/contract/support';
import * as z from '@/contract/zod';

const { topic, content, email } = supportSchemas.sendSupport.body.shape;
/** A question of a member, which is answered in its thread. */
export const memberForm = z.object({ topic, content, email: z.string(), pictures: formPictures });
export const visitorForm = memberForm.extend({ email: email.unwrap() });
/** A further message of a thread, which has its topic. */
export const replyForm = memberForm.extend({ topic: z.literal('') });
