import { graphql } from 'gatsby'

export const articleQueries = graphql`
  fragment AuthorArticle on ContentfulAuthor {
    personName: name
    role
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
    personName: name
    description
    posts {
      ...TeaserParts
    }
  }

  fragment BlogPostArticle on ContentfulBlogPost {
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
    title
    description
    updatedOn
    summaryHtml
    bodyHtml
  }

  fragment EventArticle on ContentfulEvent {
    title
    kind
    description
    startsAt
    minutes
    points
    bodyHtml
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
