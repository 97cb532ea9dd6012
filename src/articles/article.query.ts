import { graphql } from 'gatsby'

export const articleQueries = graphql`
  fragment AuthorArticle on ContentfulAuthor {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    role
    description
    bioHtml
    portrait: picture {
      picture(width: 96) {
        ...PictureParts
      }
    }
    posts {
      ...TeaserParts
    }
  }

  fragment BlogCategoryArticle on ContentfulBlogCategory {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    description
    posts {
      ...TeaserParts
    }
  }

  fragment BlogPostArticle on ContentfulBlogPost {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    publishedOn
    updatedOn
    bodyHtml
    item {
      minutes
    }
    author {
      name
      item {
        href
      }
    }
    postCategory: category {
      name
      item {
        href
      }
    }
    image {
      picture(width: 1200) {
        ...PictureParts
      }
    }
    related {
      ...TeaserParts
    }
    newer {
      ...TeaserParts
    }
    older {
      ...TeaserParts
    }
  }

  fragment CompanyPageArticle on ContentfulCompanyPage {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    updatedOn
    summaryHtml
    bodyHtml
    formSlot {
      heading
      bodyHtml
      form {
        ...FormParts
      }
    }
  }

  fragment EventArticle on ContentfulEvent {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    kind
    description
    startsAt
    minutes
    points
    bodyHtml
    form {
      ...FormParts
    }
    speakers {
      contentful_id
      name
      item {
        href
      }
    }
    related {
      ...TeaserParts
    }
  }

  fragment IntegrationArticle on ContentfulIntegration {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    description
    integrationCategory: category
    website
    features
    bodyHtml
    logo {
      picture(width: 96) {
        ...PictureParts
      }
    }
    related {
      ...TeaserParts
    }
  }

  fragment InterviewGuideArticle on ContentfulInterviewGuide {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    role
    minutes
    bodyHtml
    questions {
      contentful_id
      text
      competence
      listenFor
      followUp
    }
    related {
      ...TeaserParts
    }
  }

  fragment JobDescriptionArticle on ContentfulJobDescription {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    role
    bodyHtml
    guide {
      title
      item {
        href
      }
    }
    related {
      ...TeaserParts
    }
  }

  fragment JobPostArticle on ContentfulJobPost {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    team
    location
    employment
    salaryFrom
    salaryTo
    publishedOn
    closesOn
    bodyHtml
    related {
      ...TeaserParts
    }
  }
`
