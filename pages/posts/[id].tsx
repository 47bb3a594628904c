import type { InferGetStaticPropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { postComments, useGetPostQuery } from '@/api/posts';
import { tagOf } from '@/api/tags';
import { Comments } from '@/components/comments/Comments';
import { Layout } from '@/components/layout/Layout';
import { PostArticle } from '@/components/posts/PostArticle';
import { PostSeo } from '@/components/posts/PostSeo';
import { RelatedPosts } from '@/components/posts/RelatedPosts';
import { ProductsNamed } from '@/components/products/ProductsNamed';
import { later } from '@/components/ui/later';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useRecovery } from '@/hooks/useRecovery';
import { isMissing } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { post } from '@/routes/details/post';

const CountView = later(() => import('@/components/posts/CountView').then((it) => it.CountView));
const PostGone = later(() => import('@/components/posts/PostGone').then((it) => it.PostGone));

/** A post with its products, related posts and comments; `page` is that of the comments. */
export default function PostPage({ id, page, notion }: InferGetStaticPropsType<typeof post.first>) {
  const { t } = useTranslation('posts');
  const answer = useGetPostQuery(id);
  const { data: post, error, isFetching } = answer;
  const gone = isMissing(error);
  const comments = postComments(id);
  const { away, retry } = useRecovery(answer, [{ type: 'Post', id }, 'Posts']);
  useFreshCopy([{ type: 'Post', id }, tagOf('Comments', comments.path)]);
  return (
    <Layout path={paths.post(id)}>
      <CountView id={id} />
      {gone ? <PostGone /> : null}
      {!gone && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
      {!gone && !away && !post ? <SkeletonRows avatar /> : null}
      {!gone && post ? (
        <>
          <PostSeo post={post} page={page} />
          <PostArticle post={post} notion={notion} />
          <ProductsNamed
            title={t('post.products')}
            note={t('post.productsNote')}
            products={post.products}
          />
          <Comments
            subject={comments}
            count={post.comment_count}
            page={page}
            pageOf={(query) => paths.post(id, query)}
          />
          <RelatedPosts id={id} />
        </>
      ) : null}
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = post.first;
