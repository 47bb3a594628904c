import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select, TextField } from '@/components/ui/Field';
import { BANNER_TEXT_MAX, BANNER_TITLE_MAX, bannerTypes } from '@/contract/constants/banners';
import { SITE_PATH_MAX } from '@/contract/constants/common';
import styles from '../Challenges.module.css';
import { BannerPreview } from './BannerPreview';
import { FormTexts } from './FormText';
import type { useBannerForm } from './useBannerForm';

/** Renders the fields of a banner, and what it looks like with them. */
export function BannerFields({ edit }: { edit: ReturnType<typeof useBannerForm> }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change, image, phoneImage } = edit;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('banner.about')}</legend>
        <Select
          name="type"
          label={t('banner.type')}
          hint={t(`banner.typeHints.${values.type}`)}
          value={values.type}
          onChange={(event) => change({ type: event.target.value === 'sub' ? 'sub' : 'main' })}
        >
          {bannerTypes.map((type) => (
            <option key={type} value={type}>
              {t(`banner.types.${type}`)}
            </option>
          ))}
        </Select>
        <FormTexts edit={edit} name="title" labelOf={(name) => t(`banner.${name}`)} limit={BANNER_TITLE_MAX} />
        <FormTexts
          edit={edit}
          name="description"
          labelOf={(name) => t(`banner.${name}`)}
          limit={BANNER_TEXT_MAX}
          note={t('form.optional')}
        />
        <TextField
          name="href"
          label={t('banner.href')}
          hint={t('banner.hrefHint')}
          autoComplete="off"
          autoCapitalize="none"
          limit={SITE_PATH_MAX}
          value={values.href}
          error={errors.href}
          onChange={(event) => change({ href: event.target.value.trim() })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('banner.pictures')}</legend>
        <p className="aside">{t('banner.picturesHint')}</p>
        <PictureFields pictures={image} title={t('banner.image')} error={errors.image} />
        <PictureFields pictures={phoneImage} title={t('banner.phone_image')} error={errors.phone_image} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('banner.time')}</legend>
        <Checkbox name="on" checked={values.on} onChange={(event) => change({ on: event.target.checked })}>
          {t('banner.on')}
        </Checkbox>
        <div className={styles.pair}>
          {(['starts_at', 'ends_at'] as const).map((name) => (
            <TextField
              key={name}
              type="datetime-local"
              name={name}
              label={t(`banner.${name}`)}
              hint={t(`banner.timeHints.${name}`)}
              note={t('form.optional')}
              value={values[name]}
              error={errors[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </div>
      </fieldset>
      {values.image ? <BannerPreview banner={values} /> : null}
    </>
  );
}
