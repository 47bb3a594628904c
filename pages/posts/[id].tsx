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
import { Detail } from '@/components/ui/Detail';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { useCountView } from '@/hooks/useCountView';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { numbered, paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { post } from '@/routes/details/post';

const PostNotFound = lazyClient(() => import('@/components/posts/PostNotFound').then((it) => it.PostNotFound));

/** Renders a post with its products, related posts and comments; `page` is that of the comments. */
export default function PostPage({ id, page, notion }: InferGetStaticPropsType<typeof post.first>) {
  const { t } = useTranslation('posts');
  const answer = useGetPostQuery({ id });
  const comments = postComments(id);
  useCountView('posts', id, async () => {
    const { postWritesApi } = await import('@/api/postWrites');
    return (dispatch) => dispatch(postWritesApi.endpoints.viewPost.initiate({ id }));
  });
  useRevalidateOnVisit([{ type: 'Post', id }, tagOf('Comments', comments.path)]);
  return (
    <Layout path={paths.post(id, numbered(page))}>
      <Detail
        answer={answer}
        tags={[{ type: 'Post', id }, 'Posts']}
        missing={<PostNotFound />}
        loading={<SkeletonRows avatar />}
      >
        {(post) => (
          <>
            <PostSeo post={post} page={page} />
            <PostArticle post={post} notion={notion} />
            <ProductsNamed title={t('post.products')} note={t('post.productsNote')} products={post.products} />
            <Comments
              subject={comments}
              count={post.comment_count}
              page={page}
              pageOf={(query) => paths.post(id, query)}
            />
            <RelatedPosts id={id} />
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = post.first;
