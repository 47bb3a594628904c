import { storedPicture } from '@/components/pictures/pictures';
import { deliveryDraft, emptyDelivery } from '@/components/users/deliveryDraft';
import { z } from '@/lib/formSchema';

/** The schema of an application's answers, saved on the device until they are sent. */
export const answersSchema = z.object({
  answer: z.string(),
  answer1: z.string(),
  answer2: z.string(),
  answer3: z.string(),
  content: z.string(),
  pictures: z.array(storedPicture),
});
export type ApplicationAnswers = z.infer<typeof answersSchema>;
export const emptyAnswers: ApplicationAnswers = {
  answer: '',
  answer1: '',
  answer2: '',
  answer3: '',
  content: '',
  pictures: [],
};

/** The schema of contact data, saved for the visit only. */
export const contactSchema = z.extend(deliveryDraft, { instagramUsername: z.string() });
export type ApplicationContact = z.infer<typeof contactSchema>;
export const emptyContact: ApplicationContact = { ...emptyDelivery, instagramUsername: '' };
